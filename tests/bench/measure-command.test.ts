import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { measureCommand } from '../../bench/measure-command.ts';
import { temporaryFolder } from '../support/content/site.ts';
import { isLong } from '../support/cases.ts';

const MEBIBYTE = 2 ** 20;

/** Processes are read from /proc, which is only there on Linux. */
const canMeasure = existsSync('/proc/stat');

/** Works for a time, holding some memory. */
const work = (milliseconds: number, mebibytes: number): string =>
  `const held = Buffer.alloc(${mebibytes} * ${MEBIBYTE}, 1); const end = process.cpuUsage().user + ${milliseconds} * 1000;` +
  `while (process.cpuUsage().user < end) held[0] += 1;`;

test.runIf(canMeasure)(
  'counts the processor time and the largest memory of a command and all that it starts',
  async () => {
    const child = JSON.stringify(work(300, 150));
    const parent = `require('child_process').spawnSync(process.execPath, ['-e', ${child}]); ${work(200, 1)}`;
    const { wall, cpu, largest, processes } = await measureCommand([process.execPath, '-e', parent], temporaryFolder());
    expect(cpu).toBeGreaterThanOrEqual(0.5);
    expect(wall).toBeGreaterThanOrEqual(0.5);
    expect(largest).toBeGreaterThan(150 * MEBIBYTE);
    expect(largest).toBeLessThan(300 * MEBIBYTE);
    expect(processes).toBeGreaterThanOrEqual(2);
  },
);

test.runIf(canMeasure && isLong)('counts processes that outlive the command', async () => {
  const child = JSON.stringify(work(400, 1));
  const parent = `require('child_process').spawn(process.execPath, ['-e', ${child}], { stdio: 'ignore' }).unref();`;
  const { cpu } = await measureCommand([process.execPath, '-e', parent], temporaryFolder());
  expect(cpu).toBeGreaterThanOrEqual(0.35);
});

test.runIf(canMeasure)('throws what a command said that failed', async () => {
  const command = [process.execPath, '-e', 'console.error("broken"); process.exitCode = 3;'];
  await expect(measureCommand(command, temporaryFolder())).rejects.toThrow('broken');
});
