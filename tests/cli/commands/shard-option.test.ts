// The numbers that an engine gives its machines, and what is said where they are missing or wrong.
import { expect, test } from 'vitest';
import { chooseShard } from '../../../cli/commands/build.ts';

const auto = (env: Readonly<Record<string, string>>) => chooseShard('auto', env);

test.each([
  ['GitLab, from 1', { CI_NODE_INDEX: '2', CI_NODE_TOTAL: '4' }, { number: 2, of: 4 }],
  ['Kubernetes, from 0', { JOB_COMPLETION_INDEX: '0', PROSPECTUS_SHARDS: '4' }, { number: 1, of: 4 }],
  ['the last pod', { JOB_COMPLETION_INDEX: '3', PROSPECTUS_SHARDS: '4' }, { number: 4, of: 4 }],
  [
    'a pod that GitLab has started',
    { JOB_COMPLETION_INDEX: '0', CI_NODE_INDEX: '2', CI_NODE_TOTAL: '2' },
    { number: 2, of: 2 },
  ],
  [
    'an Indexed Job below a job of GitLab that is not numbered',
    { CI_NODE_TOTAL: '1', JOB_COMPLETION_INDEX: '1', PROSPECTUS_SHARDS: '2' },
    { number: 2, of: 2 },
  ],
])('%s', (_, env, shard) => {
  expect(auto(env)).toEqual(shard);
});

test.each([
  [{}, 'neither CI_NODE_INDEX nor JOB_COMPLETION_INDEX is set. Name the part itself, such as --shard 1/4.'],
  [{ CI_NODE_TOTAL: '1' }, 'CI_NODE_INDEX is not set. GitLab sets both in a job with parallel: 4.'],
  [{ JOB_COMPLETION_INDEX: '1' }, 'PROSPECTUS_SHARDS is not set. Kubernetes sets JOB_COMPLETION_INDEX'],
  [{ CI_NODE_INDEX: '0', CI_NODE_TOTAL: '4' }, 'CI_NODE_INDEX is "0". It must be a number from 1 to 1000.'],
  [{ CI_NODE_INDEX: '5', CI_NODE_TOTAL: '4' }, 'but CI_NODE_INDEX counts from 1 to 4.'],
  [{ JOB_COMPLETION_INDEX: '4', PROSPECTUS_SHARDS: '4' }, 'but JOB_COMPLETION_INDEX counts from 0 to 3.'],
  [{ JOB_COMPLETION_INDEX: 'x', PROSPECTUS_SHARDS: '4' }, 'JOB_COMPLETION_INDEX is "x". It must be a number from 0'],
  [{ JOB_COMPLETION_INDEX: '0', PROSPECTUS_SHARDS: '1001' }, 'It must be a number from 1 to 1000.'],
])('%o is refused', (env, words) => {
  expect(() => auto(env)).toThrow(words);
});

test('a part that is given is taken as it is', () => {
  expect(chooseShard({ number: 1, of: 2 }, { CI_NODE_INDEX: '2', CI_NODE_TOTAL: '2' })).toEqual({ number: 1, of: 2 });
  expect(chooseShard(undefined, { CI_NODE_INDEX: '2', CI_NODE_TOTAL: '2' })).toBeUndefined();
});
