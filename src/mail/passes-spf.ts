// Whether a domain's SPF record lets an address send its mail.
import { spf } from 'mailauth/lib/spf/index.js'
import type { DnsResolver } from './sender-dns.ts'

export async function passesSpf(domain: string, ip: string, resolver: DnsResolver): Promise<boolean> {
  const checked = await spf({ sender: `postmaster@${domain}`, ip, helo: domain, mta: domain, resolver })
  return checked.status.result === 'pass'
}
