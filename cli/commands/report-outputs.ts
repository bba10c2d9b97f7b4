// The destinations of the reports of one check: one on standard output, any number in files.
import { stat, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { InvalidArgumentError } from 'commander';
import { makeFolder } from '../../generator/index.ts';
import { type Format, formats, isFormat } from '../reports/formats.ts';
import { UsageError } from '../usage-error.ts';
import { isWithin } from './options.ts';

/** One --output: a format and a file as given on the command line, or "-" for standard output. */
export interface ReportOutput {
  readonly format: Format;
  readonly file: string;
}

/**
 * Parses one --output and appends it to the earlier ones. Throws commander's error if it is not a format and a file.
 */
export function readOutput(text: string, earlier: readonly ReportOutput[] = []): readonly ReportOutput[] {
  const [, format = '', file = ''] = /^([^=]*)=(.+)$/s.exec(text) ?? [];
  if (!isFormat(format)) {
    throw new InvalidArgumentError(`Use format=file, such as sarif=report.sarif; formats are ${formats.join(', ')}.`);
  }
  return [...earlier, { format, file }];
}

/** Returns the format for standard output. Throws a UsageError if two were requested. */
export function outFormat(format: Format | undefined, outputs: readonly ReportOutput[], otherwise: Format): Format {
  const requested = [
    ...(format ? [format] : []),
    ...outputs.filter(({ file }) => file === '-').map((each) => each.format),
  ];
  const [first = otherwise, second = first] = new Set(requested);
  if (second === first) return first;
  throw new UsageError(
    `--output: ${first} and ${second} cannot both go to standard output. Write one of them to a file.`,
  );
}

/**
 * Returns the outputs to files, with absolute paths. Throws a UsageError if one would overwrite another or the content.
 */
export function fileOutputs(
  outputs: readonly ReportOutput[],
  { cwd, content }: { readonly cwd: string; readonly content: string },
): readonly ReportOutput[] {
  const taken = new Set<string>();
  return outputs
    .filter(({ file }) => file !== '-')
    .map(({ format, file: named }) => {
      const file = resolve(cwd, named);
      if (isWithin(file, content)) {
        throw new UsageError(`--output: "${named}" is in the content folder. Write reports somewhere else.`);
      }
      if (taken.has(file))
        throw new UsageError(`--output: "${named}" is named twice. Use a different file for each report.`);
      taken.add(file);
      return { format, file };
    });
}

/** Writes a report, creating missing folders. Throws a UsageError if the file cannot be written. */
export async function writeReport(file: string, text: string): Promise<void> {
  try {
    makeFolder(dirname(file));
    await writeFile(file, text);
  } catch {
    const isFolder = (await stat(file).catch(() => undefined))?.isDirectory() ?? false;
    throw new UsageError(
      `--output: "${file}" ${isFolder ? 'is a folder' : 'cannot be written'}. Name a file that can be written.`,
    );
  }
}
