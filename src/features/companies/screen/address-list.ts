// Reads the people to invite out of pasted lines or a table: one address each, with the reason where one is faulty.
import { z } from 'zod'
import { MOST_INVITED } from '../invitations/contract.ts'

export type AddressState = 'ready' | 'member' | 'invited' | 'faulty' | 'too many'

export interface ListedAddress {
  /** The address in lower case; of a faulty entry its own words. */
  text: string
  state: AddressState
}

export interface KnownPeople {
  /** In lower case. */
  members: ReadonlySet<string>
  invited: ReadonlySet<string>
}

/** What never belongs to an address. */
const OUTSIDE = /[\s<>,;"()]/
/** Between the entries of one line with several addresses. */
const BETWEEN = /[,;\t]/
const isAddress = z.email({ pattern: z.regexes.html5Email })
const LONGEST_ADDRESS = 254
const LONGEST_SHOWN = 80

/** Each address once. A first line without an address is the heading of a table. */
export function readAddressList(text: string, known: KnownPeople): ListedAddress[] {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '')
  const entries = lines.flatMap((line, at) => {
    const found = addressesIn(line)
    if (found.length > 1) return line.split(BETWEEN).flatMap(entriesOf)
    return at === 0 && lines.length > 1 && found.length === 0 ? [] : entriesOf(line)
  })
  let free = MOST_INVITED
  return [...new Set(entries)].map((entry) => {
    const state = stateOf(entry, known)
    if (state !== 'ready') return { text: entry.slice(0, LONGEST_SHOWN), state }
    free -= 1
    return { text: entry, state: free < 0 ? 'too many' : 'ready' }
  })
}

/** The addresses of a piece, else its words. */
function entriesOf(piece: string): string[] {
  const found = addressesIn(piece).map((address) => withoutFrame(address.toLowerCase()))
  const words = piece.trim()
  return found.length > 0 ? found : words === '' ? [] : [words]
}

const addressesIn = (text: string) => text.split(OUTSIDE).filter((word) => word.includes('@'))

const withoutFrame = (address: string) =>
  (address.startsWith('mailto:') ? address.slice('mailto:'.length) : address).replace(/[.':]$/, '')

function stateOf(entry: string, { members, invited }: KnownPeople): AddressState {
  if (entry.length > LONGEST_ADDRESS || !isAddress.safeParse(entry).success) return 'faulty'
  if (members.has(entry)) return 'member'
  return invited.has(entry) ? 'invited' : 'ready'
}
