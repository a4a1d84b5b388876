// What running another program is to TypeScript.
import type { SpawnOptions } from 'node:child_process'

export function run(
  command: string,
  args: readonly string[],
  options?: SpawnOptions & { show?: boolean; onMessage?: (message: unknown) => void },
): Promise<{ code: number; output: string }>
