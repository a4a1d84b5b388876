// Runs what a feature does by itself from time to time, at once, so that a test need not wait for its hour.
import { createLog } from '../src/kit/log.ts'
import { createCore } from '../src/wiring/core.ts'
import type { World } from './world.ts'

export async function sweepNow(
  { config, app }: World,
  feature: string,
  clock: () => Date = () => new Date(),
): Promise<void> {
  const core = createCore(config, app.db, createLog('silent'), { clock })
  try {
    const sweeps = core.features.all.find(({ name }) => name === feature)?.sweeps ?? []
    if (sweeps.length === 0) throw new Error(`${feature} has nothing to sweep`)
    for (const { run } of sweeps) await run()
  } finally {
    await core.readings.stop()
    await core.bucket?.close()
  }
}
