// Where the schemas for editors are. Apart from what makes them, so that a command that has nothing to do loads nothing else.
import { existsSync } from 'node:fs';
import path from 'node:path';

/** The file of all names, which is written last. */
export const namesFile = 'names.schema.json';

/** The folder of the schemas for editors of a content folder. */
export const schemasFolder = (content: string): string => path.join(content, '.schemas');

/** Whether a content folder has its schemas for editors. */
export const hasEditorSchemas = (content: string): boolean => existsSync(path.join(schemasFolder(content), namesFile));
