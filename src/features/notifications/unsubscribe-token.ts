// The secret part of an unsubscribe link: good for one person and one kind of mail, and for nothing else (RFC 8058).
import { createHmac, timingSafeEqual } from 'node:crypto'
import { type SettingName, settingName } from './contract.ts'

/** 132 bits in base64url. */
const MAC_CHARACTERS = 22

export interface UnsubscribeClaim {
  userId: number
  setting: SettingName
  mac: string
}

/** `key` is the person's own. */
export function unsubscribeToken(key: string, userId: number, setting: SettingName): string {
  return `${userId}.${setting}.${macOf(key, userId, setting)}`
}

/** What a token says of itself, not checked yet; null for what has not the form of one. */
export function readClaim(token: string): UnsubscribeClaim | null {
  const parts = /^([1-9]\d{0,9})\.([A-Za-z]{1,40})\.([\w-]{22})$/.exec(token)
  const setting = settingName.safeParse(parts?.[2])
  const userId = Number(parts?.[1])
  if (!parts?.[3] || !setting.success || userId > 2_147_483_647) return null
  return { userId, setting: setting.data, mac: parts[3] }
}

export function isGenuine(claim: UnsubscribeClaim, key: string): boolean {
  const expected = Buffer.from(macOf(key, claim.userId, claim.setting))
  const given = Buffer.from(claim.mac)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function macOf(key: string, userId: number, setting: SettingName): string {
  const mac = createHmac('sha256', key).update(`${userId}.${setting}`).digest('base64url')
  return mac.slice(0, MAC_CHARACTERS)
}
