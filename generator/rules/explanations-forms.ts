// Long explanations of the rules about forms.
import type { Explanation } from './explanation.ts';

/** By code. */
export const formsExplanations: Readonly<Record<string, Explanation>> = {
  'link/unknown-form-field': {
    meaning: 'A form lists a field that is neither one of the known fields of that form nor described.',
    fix: 'Correct the name; or describe a field of your own with a label and, unless it is a line of text, a type.',
    wrong: 'contact: [name, email, diet]',
    right: 'contact: [name, email, { name: diet, label: Dietary needs }]',
  },
  'link/reserved-field-name': {
    meaning:
      'A field of your own, or a consent, has a name that submissions or forms in browsers use themselves. These names are reserved, in capitals or small letters: subject, formType, timestamp, copies, replyTo, submissionId, consent, website, id, action, method, submit, reset and some more; in the corporate form also name and message.',
    fix: 'Choose another name. Visitors never see it: they read the label.',
    wrong: '{ name: subject, label: Topic }',
    right: '{ name: topic, label: Topic }',
  },
  'link/repeated-field': {
    meaning: 'A form has two fields, or two consents, with the same name. Capitals make no difference.',
    fix: 'Remove one of them, or give it another name.',
    wrong: 'contact: [name, email, email]',
    right: 'contact: [name, email, phone]',
  },
  'link/no-choices': {
    meaning: 'A field is a list of choices, but the list is empty. Choices are needed only by fields that a form has.',
    fix: 'Give the choices, or leave the field out.',
    wrong: '{ name: diet, label: Dietary needs, type: select }',
    right: '{ name: diet, label: Dietary needs, type: select, choices: [None, Vegetarian, Vegan] }',
  },
  'link/unsuited-setting': {
    meaning:
      'A field has a setting that its type cannot have: a type or group for a known field, choices for a number or date, min and max for anything else, or a min that is above max.',
    fix: 'Remove the setting, or choose the type that has it.',
    wrong: '{ name: plate, label: Number plate, min: 1 }',
    right: '{ name: seats, label: Seats, type: number, min: 1 }',
  },
  'link/no-way-to-answer': {
    meaning: 'A form has neither the field email nor phone, nor a field of your own of the type email or tel.',
    fix: 'Add one of them, unless you never want to answer.',
    wrong: 'contact: [name, message]',
    right: 'contact: [name, email, message]',
  },
  'link/no-receiver': {
    meaning:
      'The only endpoints of the forms are paths of the site, such as /submissions, and the host runs no program there. prospectus preview has one, so that you can try the forms; the published site does not.',
    fix: 'Make a form service the first endpoint; or choose a host that can run a program of your own.',
    wrong: 'endpoints: [{ service: json, url: /submissions }]   # with hosts: [github]',
    right: 'endpoints: [{ service: formsubmit, url: https://formsubmit.co/ajax/enquiries@example.com }]',
  },
  'link/unsuited-endpoint': {
    meaning:
      'For netlify and php, url is the path of a file that the build writes: /netlify-forms.html, or a name with .php. php sends emails to the email in site.yaml, which it needs. For mailto, url is mailto: and an email address.',
    fix: 'Write such a path or address, and for php an email in site.yaml.',
    wrong: 'endpoints: [{ service: php, url: https://www.example.com/send }]',
    right: 'endpoints: [{ service: php, url: /send.php }]',
  },
  'link/form-without-endpoint': {
    meaning: 'A page has the template registration or corporate, but forms.yaml is missing or names no endpoint.',
    fix: 'Name the service that receives submissions in forms.yaml; or remove the page, and the site has no forms.',
    wrong: 'endpoints: []   # with pages/register.yaml',
    right: 'endpoints: [{ service: json, url: /submissions }]',
  },
};
