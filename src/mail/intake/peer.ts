// Who is at the other end of a connection: this machine, a configured relay, or a stranger.
import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'
import type { Log } from '../../kit/log.ts'

/** `peer` is an IP address without the prefix of mapped IPv4 ones. */
export function isLoopback(peer: string): boolean {
  return peer === '::1' || (isIP(peer) === 4 && peer.startsWith('127.'))
}

export type Resolve = (name: string) => Promise<string[]>

const resolveName: Resolve = async (name) => (await lookup(name, { all: true })).map(({ address }) => address)

/** The relays of TRUSTED_RELAYS: IP addresses, CIDR ranges, and host names, which are looked up again. */
export class TrustedRelays {
  readonly #relays: { name: string; addresses: BlockList }[]
  readonly #log: Log
  readonly #resolve: Resolve

  constructor(names: readonly string[], log: Log, resolve: Resolve = resolveName) {
    this.#relays = names.map((name) => ({ name, addresses: rangeOf(name) }))
    this.#log = log
    this.#resolve = resolve
  }

  /** Looks the host names up; one that cannot be found keeps what it had. */
  async refresh(): Promise<void> {
    await Promise.all(this.#relays.filter(({ name }) => isHostName(name)).map((relay) => this.#lookUp(relay)))
  }

  /** The name of the relay as it was configured, or null. */
  nameOf(peer: string): string | null {
    const family = isIP(peer)
    if (family === 0) return null
    const version = family === 6 ? 'ipv6' : 'ipv4'
    return this.#relays.find(({ addresses }) => addresses.check(peer, version))?.name ?? null
  }

  async #lookUp(relay: { name: string; addresses: BlockList }): Promise<void> {
    try {
      const addresses = new BlockList()
      for (const address of await this.#resolve(relay.name)) addAddress(addresses, address)
      relay.addresses = addresses
    } catch (error) {
      this.#log.warn({ err: error, relay: relay.name }, 'a trusted relay could not be looked up')
    }
  }
}

function isHostName(name: string): boolean {
  return isIP(name) === 0 && !name.includes('/')
}

function rangeOf(name: string): BlockList {
  const list = new BlockList()
  const [net = '', bits] = name.split('/')
  if (isIP(net) === 0) return list
  if (bits === undefined) addAddress(list, net)
  else list.addSubnet(net, Number(bits), isIP(net) === 6 ? 'ipv6' : 'ipv4')
  return list
}

function addAddress(list: BlockList, address: string): void {
  list.addAddress(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}
