import process from 'node:process';

/** Returns how long a step keeps the processor busy, in milliseconds: what else the machine does counts little. */
export async function processorMs(step: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await step();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Returns how many times as long a step takes for ten times as much: about ten if it reads each thing once. */
export async function growth(step: (count: number) => unknown, count: number): Promise<number> {
  const leastOf = async (size: number): Promise<number> => {
    const times: number[] = [];
    for (let turn = 0; turn < 3; turn++) times.push(await processorMs(() => step(size)));
    return Math.min(...times);
  };
  return (await leastOf(10 * count)) / (await leastOf(count));
}
