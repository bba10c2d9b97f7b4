// Scripts that let a shell complete commands, options and their values. They hold everything, so that no program is started
// while somebody types.

/** An option as it may be typed. */
export interface CompletedOption {
  /** Such as `-h` and `--help`. */
  readonly flags: readonly string[];
  readonly description: string;
  /** Whether a value follows; without choices, shells offer files. */
  readonly hasValue: boolean;
  readonly choices: readonly string[];
}

/** A command as it may be typed. */
export interface CompletedCommand {
  readonly name: string;
  readonly description: string;
  readonly options: readonly CompletedOption[];
  /** The words that its arguments may be; without any, shells offer files. */
  readonly choices: readonly string[];
}

/** The shells that there is a script for. */
export const shells = ['bash', 'zsh', 'fish'] as const;

export type Shell = (typeof shells)[number];

const SHORT = 60;

/** A text in single quotes, as bash and zsh read it. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The first words of a description, on one line. */
function brief(description: string): string {
  const [first = ''] = description.split(/[;.]\s|\s\(/);
  return first.length <= SHORT ? first : `${first.slice(0, SHORT).replace(/\s+\S*$/, '')}…`;
}

const flagsOf = ({ options }: CompletedCommand): readonly string[] => options.flatMap(({ flags }) => flags);

/** Cases of what precedes the word: `command option)`, with the values of the option. */
const valueCases = (
  commands: readonly CompletedCommand[],
  valuesOf: (option: CompletedOption) => string,
): readonly string[] =>
  commands.flatMap(({ name, options }) =>
    options
      .filter(({ hasValue }) => hasValue)
      .map((option) => `    ${option.flags.map((flag) => quoted(`${name} ${flag}`)).join('|')}) ${valuesOf(option)}`),
  );

function bashScript(commands: readonly CompletedCommand[]): string {
  const names = commands.map(({ name }) => name);
  const words = (all: readonly string[]): string => `words=${quoted(all.join(' '))}`;
  return `# Completion for bash. In ~/.bashrc:  eval "$(prospectus completion bash)"
_prospectus() {
  local current=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} command=\${COMP_WORDS[1]} words=
  COMPREPLY=()
  if ((COMP_CWORD == 1)); then command=; fi
  case "$command $before" in
${valueCases(commands, ({ choices }) => (choices.length > 0 ? `COMPREPLY=($(compgen -W ${quoted(choices.join(' '))} -- "$current")); return ;;` : 'return ;;')).join('\n')}
  esac
  case "$command/$current" in
    /*) ${words([...names, 'help', '--help', '--version'])} ;;
${commands.map((command) => `    ${command.name}/-*) ${words(flagsOf(command))} ;;`).join('\n')}
${[...commands.filter(({ choices }) => choices.length > 0), { name: 'help', choices: names }].map(({ name, choices }) => `    ${name}/*) ${words(choices)} ;;`).join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _prospectus prospectus
`;
}

/** A word with its description, as zsh's _describe reads it. */
const described = (word: string, description: string): string =>
  quoted(`${word.replaceAll(':', String.raw`\:`)}:${brief(description)}`);

function zshScript(commands: readonly CompletedCommand[]): string {
  const list = (items: readonly string[]): string => `items=(${items.join(' ')})`;
  const commandItems = commands.map(({ name, description }) => described(name, description));
  const optionItems = ({ options }: CompletedCommand): readonly string[] =>
    options.flatMap(({ flags, description }) => flags.map((flag) => described(flag, description)));
  return `#compdef prospectus
# Completion for zsh. In ~/.zshrc, after compinit:  eval "$(prospectus completion zsh)"
_prospectus() {
  local current=\${words[CURRENT]} before=\${words[CURRENT-1]} command=\${words[2]}
  local -a items
  if ((CURRENT == 2)); then command=; fi
  case "$command $before" in
${valueCases(commands, ({ choices }) => (choices.length > 0 ? `compadd -- ${choices.map(quoted).join(' ')}; return ;;` : '_files; return ;;')).join('\n')}
  esac
  case "$command/$current" in
    /*) ${list(commandItems)} ;;
${commands.map((command) => `    ${command.name}/-*) ${list(optionItems(command))} ;;`).join('\n')}
${commands
  .filter(({ choices }) => choices.length > 0)
  .map(({ name, choices }) => `    ${name}/*) ${list(choices.map(quoted))} ;;`)
  .join('\n')}
    help/*) ${list(commandItems)} ;;
  esac
  if ((\${#items})); then _describe prospectus items; else _files; fi
}
compdef _prospectus prospectus
`;
}

/** A text in single quotes, as fish reads it. */
const fishQuoted = (text: string): string => `'${text.replace(/[\\']/g, String.raw`\$&`)}'`;

function fishOption(name: string, { flags, description, hasValue, choices }: CompletedOption): string {
  const names = flags.map((flag) => (flag.startsWith('--') ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`)).join(' ');
  const values = choices.length > 0 ? ` -x -a ${fishQuoted(choices.join(' '))}` : hasValue ? ' -r' : '';
  return `complete -c prospectus -n '__fish_seen_subcommand_from ${name}' ${names}${values} -d ${fishQuoted(brief(description))}`;
}

function fishScript(commands: readonly CompletedCommand[]): string {
  const first = commands.map(
    ({ name, description }) =>
      `complete -c prospectus -n __fish_use_subcommand -f -a ${name} -d ${fishQuoted(brief(description))}`,
  );
  const rest = commands.flatMap(({ name, options, choices }) => [
    ...options.map((option) => fishOption(name, option)),
    ...(choices.length > 0
      ? [`complete -c prospectus -n '__fish_seen_subcommand_from ${name}' -f -a ${fishQuoted(choices.join(' '))}`]
      : []),
  ]);
  const head = '# Completion for fish:  prospectus completion fish > ~/.config/fish/completions/prospectus.fish';
  return `${[head, ...first, ...rest].join('\n')}\n`;
}

const scripts = { bash: bashScript, zsh: zshScript, fish: fishScript } as const;

/** Returns the script of a shell. */
export const completionScript = (shell: Shell, commands: readonly CompletedCommand[]): string =>
  scripts[shell](commands);
