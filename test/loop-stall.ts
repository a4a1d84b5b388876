// How long one act keeps all others of the process waiting.
import { monitorEventLoopDelay } from 'node:perf_hooks'

/**
 * The longest time, in milliseconds, in which the event loop did nothing else, and not more than the processor time that was used meanwhile:
 * on a busy machine a loop that has nothing to do is late, too.
 */
export async function stallOf(act: () => Promise<unknown>): Promise<number> {
  const delays = monitorEventLoopDelay({ resolution: 5 })
  delays.enable()
  const before = process.cpuUsage()
  await act()
  const { user, system } = process.cpuUsage(before)
  // A stall is seen by the first tick after it.
  await new Promise((resolve) => setTimeout(resolve, 6))
  delays.disable()
  return Math.min(delays.max / 1e6, (user + system) / 1e3)
}
