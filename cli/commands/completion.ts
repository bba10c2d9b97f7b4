// The words come from the commands themselves, as those of help do.
import { Argument, Command, type Option } from 'commander';
import {
  completionScript,
  shells,
  type CompletedCommand,
  type CompletedOption,
  type Shell,
} from '../reports/completion.ts';
import type { Context } from './context.ts';

const completedOption = ({ short, long, description, argChoices, required, optional }: Option): CompletedOption => ({
  flags: [short, long].filter((flag) => flag !== undefined && flag !== null),
  description,
  hasValue: required || optional,
  choices: argChoices ?? [],
});

/** Everything that may be typed after the name of the program. */
function completedCommands(program: Command): readonly CompletedCommand[] {
  const help = program.createHelp();
  return program.commands.map((command) => ({
    name: command.name(),
    description: command.description(),
    options: help.visibleOptions(command).map(completedOption),
    choices: command.registeredArguments[0]?.argChoices ?? [],
  }));
}

/** Returns the command that prints the script with which a shell completes commands and options. */
export function completionCommand({ io }: Context): Command {
  return new Command('completion')
    .description('Print the script with which a shell completes commands, options and their values.')
    .addArgument(new Argument('<shell>', 'the shell').choices(shells))
    .action((shell: Shell, _flags: object, { parent }: Command) => {
      if (parent) io.out(completionScript(shell, completedCommands(parent)));
    });
}
