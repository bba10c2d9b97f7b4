// The form of a file. Its schema is the one that editors get; what is wrong is said by the check, so nothing is validated here.
import Form, { getDefaultRegistry } from '@rjsf/core';
import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import { useMemo } from 'react';
import { ContentField } from './fields.tsx';
import {
  ArrayFieldItemTemplate,
  ArrayFieldTemplate,
  FieldTemplate,
  MultiSchemaFieldTemplate,
  ObjectFieldTemplate,
} from './templates.tsx';
import { SelectInput, TextInput, YesNoInput } from './widgets.tsx';

/** Whether a value is what a variant says it must be: the form asks where it has to choose between variants. */
function fits(schema: RJSFSchema, value: unknown): boolean {
  const data = (value ?? {}) as Readonly<Record<string, unknown>>;
  const consts = Object.entries(schema.properties ?? {}).flatMap(([key, one]) =>
    typeof one === 'object' && 'const' in one ? [data[key] === one.const] : [],
  );
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []).slice(0, 1)];
  return consts.every(Boolean) && parts.every((one) => typeof one !== 'object' || fits(one as RJSFSchema, value));
}

const validator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({ errors: [] }),
  isValid: fits,
};

const templates = {
  FieldTemplate,
  ObjectFieldTemplate,
  ArrayFieldTemplate,
  ArrayFieldItemTemplate,
  MultiSchemaFieldTemplate,
  BaseInputTemplate: TextInput,
};
const widgets = { SelectWidget: SelectInput, CheckboxWidget: YesNoInput };
/** Inputs read and show figures themselves, as the site writes them and not the browser. */
const fields = {
  SchemaField: ContentField,
  NumberField: getDefaultRegistry().fields['StringField'] as typeof ContentField,
};

/** Nothing is added to what the content says: opened and saved, it is the same. */
const asWritten = {
  arrayMinItems: { populate: 'never' },
  emptyObjectFields: 'skipDefaults',
  constAsDefaults: 'never',
} as const;

export interface ContentFormProps {
  readonly schema: RJSFSchema;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** A form for all that a file says. */
export function ContentForm({ schema, value, onChange }: ContentFormProps) {
  const formContext = useMemo(() => ({ value }), [value]);
  return (
    <Form
      tagName="div"
      className="form"
      schema={schema}
      formData={value}
      validator={validator}
      templates={templates}
      widgets={widgets}
      fields={fields}
      formContext={formContext}
      noValidate
      showErrorList={false}
      uiSchema={{ 'ui:submitButtonOptions': { norender: true } }}
      experimental_defaultFormStateBehavior={asWritten}
      onChange={({ formData }) => onChange(formData)}
    />
  );
}
