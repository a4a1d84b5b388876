// Runs what the app does from time to time at once, so that a test need not wait for its hour.
import type { World } from './world.ts'

/** The sweep of that name. */
export async function sweepNow({ app }: World, name: string): Promise<void> {
  const sweeps = app.sweeps.filter((sweep) => sweep.name === name)
  if (sweeps.length === 0) throw new Error(`there is no sweep named ${name}`)
  for (const { run } of sweeps) await run()
}

/** All of them, one after the other. */
export async function sweepAll({ app }: World): Promise<void> {
  for (const { run } of app.sweeps) await run()
}
