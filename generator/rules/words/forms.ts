// What can be wrong with the forms that content describes.
import { defineRule } from '../../model/diagnostic.ts';
import { nearest, propose } from '../nearest.ts';

interface NamedField {
  readonly name: string;
}

export const unknownFormField = defineRule({
  code: 'link/unknown-form-field',
  severity: 'error',
  why: 'A field that you expect would be missing from the form.',
  say: ({ name, known }: NamedField & { readonly known: readonly string[] }) => ({
    message: `The form has no field called "${name}".`,
    ...propose(nearest(name, known), `For a field of your own, give it a label: "{ name: ${name}, label: ... }".`),
  }),
});

export const reservedFieldName = defineRule({
  code: 'link/reserved-field-name',
  severity: 'error',
  why: 'What visitors write there would be lost, or would replace what the site itself sends.',
  say: ({ name }: NamedField) => ({
    message: `A field cannot be called "${name}": submissions or browsers use this name themselves.`,
    advice: `Choose another name, such as "my${name.charAt(0).toUpperCase()}${name.slice(1)}".`,
  }),
});

export const repeatedField = defineRule({
  code: 'link/repeated-field',
  severity: 'error',
  why: 'Two values would be sent under one name, with no way to know which is which.',
  say: ({ name, first, isConsent = false }: NamedField & { readonly first: string; readonly isConsent?: boolean }) => ({
    message: isConsent
      ? `Two consents are called "${name}", the name that a consent has by default.`
      : name === first
        ? `The form has "${name}" twice.`
        : `The form has "${name}" and "${first}", which many programs treat as the same name.`,
    advice: isConsent
      ? 'Give the second a name of its own, such as "name: newsletter".'
      : 'Remove one of them, or give it another name.',
  }),
});

export const noChoices = defineRule({
  code: 'link/no-choices',
  severity: 'error',
  why: 'Visitors would have nothing to choose from.',
  say: ({ name, isKnown }: NamedField & { readonly isKnown: boolean }) => ({
    message: `The field "${name}" has nothing to choose from.`,
    advice: isKnown
      ? `List what can be chosen under choices in forms.yaml: "${name}: [...]"; or leave the field out of the form.`
      : 'List what can be chosen: "choices: [...]".',
  }),
});

export const unsuitedSetting = defineRule({
  code: 'link/unsuited-setting',
  severity: 'error',
  why: 'The setting would have no effect, and the form would not be what was meant.',
  say: ({ key, name, suits }: NamedField & { readonly key: string; readonly suits: string }) => ({
    message: `The setting "${key}" does not suit the field "${name}".`,
    advice: `Remove it: ${suits}.`,
  }),
});

export const noWayToAnswer = defineRule({
  code: 'link/no-way-to-answer',
  severity: 'warning',
  why: 'You could not answer a visitor who gives neither an email address nor a telephone number.',
  say: ({ form }: { readonly form: string }) => ({
    message: `The form "${form}" asks for neither an email address nor a telephone number.`,
    advice: 'Add "email" or "phone" to its fields.',
  }),
});

export const noReceiver = defineRule({
  code: 'link/no-receiver',
  severity: 'warning',
  why: 'Every submission would be refused, and no enquiry or registration would reach you.',
  say: ({ host, url }: { readonly host: string; readonly url: string }) => ({
    message: `Nothing can receive the forms at "${url}": the host (${host}) serves files only.`,
    advice: 'Add a form service as an endpoint to forms.yaml, such as FormSubmit or Formspree.',
  }),
});

export const unsuitedEndpoint = defineRule({
  code: 'link/unsuited-endpoint',
  severity: 'error',
  why: 'The forms could not be received.',
  say: ({
    service,
    ...wrong
  }: { readonly service: string } & ({ example: string } | { needs: 'mailbox' | 'mailto' })) =>
    'example' in wrong
      ? { message: `"${service}" cannot have this address.`, advice: `Write "url: ${wrong.example}".` }
      : {
          mailbox: {
            message: `"${service}" sends emails, but site.yaml has no email address.`,
            advice: 'Add email to site.yaml.',
          },
          mailto: {
            message: `"${service}" is a service on the web, and this is an email address.`,
            advice: 'Write "service: mailto".',
          },
        }[wrong.needs],
});

export const formWithoutEndpoint = defineRule({
  code: 'link/form-without-endpoint',
  severity: 'error',
  why: 'Visitors would fill in a form that goes nowhere.',
  say: ({ file }: { readonly file: string }) => ({
    message: 'This page shows a form, but forms.yaml names no service to send it to.',
    advice: `Add an endpoint to forms.yaml, or delete ${file}.`,
  }),
});
