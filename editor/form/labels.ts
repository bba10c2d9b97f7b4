// Labels and help of fields: those of the schemas, which are English.
import { createContext, useContext } from 'react';

export const LabelContext = createContext<(label: string) => string>((label) => label);

/** Returns the function that says a label or a help in the chosen language. */
export const useLabel = (): ((label: string) => string) => useContext(LabelContext);
