// Names at the mail domain: how one is made of a person's words, which look alike, and which are the server's own.
import { randomBytes } from 'node:crypto'
import { agentTypes } from '../crew/crew.ts'

/** Lower case letters and digits alone, accents folded away, cut to `length` (MAIL-21). */
export function namePart(words: string, length: number): string {
  return words
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, length)
}

/** Base32 characters of RFC 4648 in lower case: 25 bits. */
const SUFFIX_LENGTH = 5

export function randomSuffix(length = SUFFIX_LENGTH): string {
  const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'
  return [...randomBytes(length)].map((byte) => alphabet[byte % alphabet.length]).join('')
}

const pairs: readonly [RegExp, string][] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/cl/g, 'd'],
]
const digits: Readonly<Record<string, string>> = {
  ...{ 0: 'o', 1: 'l', i: 'l', 2: 'z', 3: 'e', 4: 'a', 5: 's', 6: 'b', 7: 't', 8: 'b', 9: 'g' },
}

/** The same for two names that a reader may take for one: of another case, with other separators, with digits for letters. */
export function skeleton(name: string): string {
  const plain = namePart(name, name.length * 4)
  const joined = pairs.reduce((text, [pair, letter]) => text.replaceAll(pair, letter), plain)
  return joined.replaceAll(/[0-9i]/g, (letter) => digits[letter] ?? letter)
}

/**
 * A pattern, for PostgreSQL and us alike, of the local parts that bear a name of this skeleton behind something
 * else. It may find more than `namedBehind` does, never less.
 */
export function lookAlikes(key: string): string {
  const letters = Array.from(key, (letter) => {
    const others = Object.keys(digits).filter((one) => digits[one] === letter)
    const pair = pairs.find(([, one]) => one === letter)?.[0].source
    const one = `[${[letter, ...others].join('')}]`
    return pair ? `(${one}|${pair.charAt(0)}[-._+]*${pair.charAt(1)})` : one
  })
  return `[-._+]${letters.join('[-._+]*')}([-._+]|$)`
}

/** COMP-24; each is also the first part of its companies' addresses, `customer+harbour@`. */
export const pollingNames = ['t5t', 'customer', 'innovation', 'culture', 'competitive'] as const

const serverNames = [
  ...['customer_intelligence', 'innovation_radar', 'culture_pulse', 'competitive_intelligence', 'polling'],
  ...['copilot', 'postmaster', 'abuse', 'mailer-daemon', 'noreply', 'no-reply', 'donotreply', 'mailcrew'],
  // Who gets mail at these may prove to others that the domain is theirs (RFC 2142, and the ways in which
  // authorities for certificates ask), or would be taken for the server.
  ...['admin', 'administrator', 'hostmaster', 'webmaster', 'security', 'noc', 'root'],
  ...['info', 'support'],
]

const serversOwn = new Set([...pollingNames, ...serverNames].map(skeleton))

/** Too many other words differ from a shorter name by one missing letter. */
const LEAST_TO_MISREAD = 4

/** As a reader takes one name for another: with "the" before it, an "s" behind it, or one letter less. */
function misreadingsOf(names: readonly string[]): ReadonlySet<string> {
  const keys = names.map(skeleton)
  const lesser = keys.flatMap((key) =>
    key.length < LEAST_TO_MISREAD ? [] : Array.from(key, (_, at) => key.slice(0, at) + key.slice(at + 1)),
  )
  const the = skeleton('the')
  return new Set([...keys, ...lesser].flatMap((key) => [key, `${key}s`, `${the}${key}`, `${the}${key}s`]))
}

/** The server's own, or one that looks like it. */
export function isServerName(name: string): boolean {
  return serversOwn.has(skeleton(name))
}

const agents = misreadingsOf(agentTypes)
const pollingAgents = new Set<string>(pollingNames.map(skeleton))

/**
 * Local parts that no instance may take for its own (COMP-24): the server's, with whatever is added behind a
 * plus, an agent's own or one that looks like it, and reply addresses. `tula+work` is free, `tu1a+work` is not.
 */
export function isReservedLocalPart(local: string): boolean {
  const [base = '', ...added] = local.toLowerCase().split('+')
  if (isServerName(base) || looksLikeReply(local)) return true
  if (!agents.has(skeleton(base))) return false
  return added.length === 0 || !(agentTypes as readonly string[]).includes(base)
}

/** What could be taken for a reply address, `r-` and 26 base32 characters (model.md), or one for reports, with `b-`. */
function looksLikeReply(local: string): boolean {
  return /^[rb][-._+]+[a-z0-9]{20,}$/i.test(local)
}

const SEPARATORS = /[-._+]+/

/**
 * Skeletons of all that a local part may name behind an agent: of `tula+aardvark-ltd-main` those of aardvark,
 * aardvarkltd and aardvarkltdmain. Empty where it begins with no agent's name nor a look-alike of one.
 */
export function namedBehind(local: string): string[] {
  const plus = local.indexOf('+')
  const first = plus === -1 ? (SEPARATORS.exec(local)?.index ?? local.length) : plus
  const agent = skeleton(local.slice(0, first))
  if (!agents.has(agent) && !pollingAgents.has(agent)) return []
  const parts = local
    .slice(first)
    .split(SEPARATORS)
    .filter((part) => part !== '')
  return parts.map((_, end) => skeleton(parts.slice(0, end + 1).join('')))
}
