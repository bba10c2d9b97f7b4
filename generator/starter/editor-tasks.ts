// Tasks for VS Code: what check finds is listed and underlined in the editor in the words of check.

/** What VS Code reads in a line of `check --format lines`. */
const problemMatcher = {
  owner: 'prospectus',
  source: 'Prospectus',
  fileLocation: ['relative', '${workspaceFolder}'],
  pattern: {
    regexp: '^(.+?):(\\d+):(\\d+): (error|warning|info): (.*) \\[([a-z-]+/[a-z0-9-]+)\\]$',
    ...{ file: 1, line: 2, column: 3, severity: 4, message: 5, code: 6 },
  },
};

/** The lines with which a watch begins and ends a check. */
const background = {
  activeOnStart: true,
  beginsPattern: '^Checking ',
  endsPattern: '^\\d+ files? checked in ',
};

/** Returns .vscode/tasks.json for a project in which this command starts Prospectus. */
export const tasksFor = (prospectus: string): object => ({
  version: '2.0.0',
  tasks: [
    {
      label: 'Check the content at each save',
      type: 'shell',
      command: `${prospectus} check --watch --format lines`,
      isBackground: true,
      problemMatcher: { ...problemMatcher, background },
      presentation: { reveal: 'never', panel: 'dedicated' },
      runOptions: { runOn: 'folderOpen' },
    },
    {
      label: 'Check the content',
      type: 'shell',
      command: `${prospectus} check --format lines`,
      problemMatcher,
      presentation: { reveal: 'silent' },
      group: { kind: 'build', isDefault: true },
    },
  ],
});
