// Sums: Tilly adds up the money in a mail. She keeps no records, so there is no table, no page and no call.
import { type Feature, feature } from '../feature.ts'
import { tilly } from './tilly-agent.ts'

export function sums(readSums: Parameters<typeof tilly>[0]): Feature {
  return feature({ name: 'sums', agents: [tilly(readSums)] })
}
