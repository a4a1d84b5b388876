// What an owner set for an address, as routing and the agents obey it (INST-18).
import type { AddressSettings } from '../../routing/ports.ts'
import { customization } from './contract.ts'

/** Of what is stored; a value that no longer fits counts as not set. */
export function settingsOf(stored: unknown): AddressSettings {
  const { data = {} } = customization.safeParse(stored)
  return {
    displayName: data.displayName || null,
    replyTone: data.replyTone ?? 'plain',
    signOff: data.signOff || null,
    defaultPriority: data.defaultPriority ?? null,
    defaultDueDays: data.defaultDueDays ?? null,
  }
}

/**
 * An instance that inherits answers as its company's own address does; what becomes of its tasks stays its
 * own matter. `leader` is what that address has set, null where the instance goes its own way.
 */
export function inherited(own: AddressSettings, leader: AddressSettings | null): AddressSettings {
  if (!leader) return own
  const { displayName, replyTone, signOff } = leader
  return { ...own, displayName, replyTone, signOff }
}
