// Runs what a feature does by itself from time to time, at once, so that a test need not wait for its hour.
import { createLog } from '../src/kit/log.ts'
import { createCore } from '../src/wiring/core.ts'
import type { World } from './world.ts'

export async function sweepNow(
  world: World,
  feature: string,
  clock: () => Date = () => new Date(),
): Promise<void> {
  const swept = await sweep(world, clock, (name) => name === feature)
  if (swept === 0) throw new Error(`${feature} has nothing to sweep`)
}

/** All of them, one after the other. */
export async function sweepAll(world: World, clock: () => Date = () => new Date()): Promise<void> {
  await sweep(world, clock, () => true)
}

async function sweep(
  { config, app }: World,
  clock: () => Date,
  isMeant: (feature: string) => boolean,
): Promise<number> {
  const core = createCore(config, app.db, createLog('silent'), { clock })
  try {
    const sweeps = core.features.all.filter(({ name }) => isMeant(name)).flatMap((one) => one.sweeps ?? [])
    for (const { run } of sweeps) await run()
    return sweeps.length
  } finally {
    await core.readings.stop()
    await core.bucket?.close()
  }
}
