// When a person's primary instance is made for them (INST-07).
import type { Instances } from '../contract.ts'

/** In their own context, with nothing there: what is paused is there too. */
export function lacksPrimary({ company, instances, inactive }: Instances): boolean {
  return company === null && instances.length + inactive.length === 0
}
