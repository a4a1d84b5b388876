// Which texts are names of mail domains, and which of them can be no company's own (COMP-23).
import { domainToASCII } from 'node:url'
import { AppError } from '../../../kit/errors.ts'

/** Where anybody can have an address: large public mail services, with their country forms. */
const publicMail = new Set(
  `126.com 163.com aim.com alice.it aol.com arcor.de att.net bellsouth.net bluewin.ch bol.com.br btinternet.com
  charter.net comcast.net cox.net duck.com earthlink.net email.com fastmail.com fastmail.fm free.fr freenet.de
  gmail.com gmx.at gmx.ch gmx.com gmx.de gmx.net googlemail.com hey.com hotmail.com hushmail.com icloud.com
  inbox.lv inbox.ru interia.pl laposte.net libero.it list.ru live.com mac.com mail.com mail.de mail.ru mailbox.org
  me.com msn.com naver.com o2.pl online.de optonline.net orange.fr outlook.com pm.me posteo.de proton.me
  protonmail.ch protonmail.com qq.com rambler.ru rediffmail.com rocketmail.com sbcglobal.net seznam.cz sfr.fr
  shaw.ca sina.com sky.com t-online.de telenet.be tiscali.it tutanota.com tuta.io uol.com.br verizon.net virgilio.it
  wanadoo.fr web.de wp.pl yandex.com yandex.ru yeah.net ymail.com zoho.com`
    .trim()
    .split(/\s+/),
)

/** Services with a form for each country, such as yahoo.co.uk and hotmail.fr. */
const publicFamilies = /^(aol|gmx|hotmail|live|mail|outlook|yahoo|yandex)\.(com?\.)?[a-z]{2,3}$/

/** RFC 1035 section 2.3.4: labels of at most 63 characters, 253 in all; at least two of them. */
const domainName = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/

/** Lower case, in the form that mails carry; an "@" before it is forgiven. Null for what is no domain name. */
export function readDomainName(text: string): string | null {
  const bare = text.trim().toLowerCase().replace(/^@/, '').replace(/\.$/, '')
  const ascii = domainToASCII(bare)
  return domainName.test(ascii) ? ascii : null
}

export const isPublicMail = (domain: string): boolean => publicMail.has(domain) || publicFamilies.test(domain)

/** A domain that can be a company's own. Throws AppError invalid with what is wrong. */
export function requireCompanyDomain(text: string): string {
  const domain = readDomainName(text)
  if (domain === null)
    throw new AppError('invalid', `${text.trim() || 'This'} is no domain: write one such as example.com`)
  if (isPublicMail(domain))
    throw new AppError('invalid', `${domain} is a public mail service: anybody can have an address there`)
  return domain
}

/** The same, for a domain at which the company's agents shall have addresses. */
export function requireOwnDomain(text: string, mailDomain: string): string {
  const domain = requireCompanyDomain(text)
  if (domain === mailDomain || domain.endsWith(`.${mailDomain}`) || mailDomain.endsWith(`.${domain}`))
    throw new AppError('invalid', `${domain} belongs to this server already`)
  return domain
}

/** Each once, in the order of writing. Throws AppError invalid for the first that cannot be a company's. */
export function readDomainList(texts: readonly string[]): string[] {
  return [...new Set(texts.filter((text) => text.trim() !== '').map(requireCompanyDomain))]
}
