// Leaving one kind of mail by the link in it, without a session (RFC 8058).
import { actingAs, asSystem } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import { emit } from '../../kit/events.ts'
import type { SystemScope } from '../../kit/scope.ts'
import { type SettingName, settingLabels } from './contract.ts'
import { preferencesWithKey, unsubscribeKeyOf, writePreference } from './preference-store.ts'
import { isGenuine, readClaim, type UnsubscribeClaim, unsubscribeToken } from './unsubscribe-token.ts'

interface Services {
  db: Database
  scope: SystemScope
}

/** What the page behind the link asks and says. */
export interface Unsubscription {
  /** The label of the switch: "Task assignments". */
  label: string
}

/** What a link is for; null where it is none of ours. Changes nothing: scanners of mail open links (threat 14). */
export async function findUnsubscription(services: Services, token: string): Promise<Unsubscription | null> {
  const claim = await genuineClaim(services, token)
  return claim && { label: settingLabels[claim.setting] }
}

/** Switches that kind of mail off, and no other; again and again with the same outcome. Null as above. */
export async function unsubscribe(services: Services, token: string): Promise<Unsubscription | null> {
  const claim = await genuineClaim(services, token)
  if (!claim) return null
  const { db, scope } = services
  const { userId, setting } = claim
  await db.transaction(async () => {
    await writePreference(actingAs(db, scope), userId, { name: setting, enabled: false })
    await emit(db, { userIds: [userId], companyId: 0, type: 'preferences_update', payload: {} })
  })
  return { label: settingLabels[setting] }
}

/** The link for a mail of that kind; null where the person does not want it. */
export async function mailPermission(
  { db, scope }: Services,
  publicUrl: string,
  userId: number,
  setting: SettingName,
): Promise<{ unsubscribeUrl: string } | null> {
  const wish = await preferencesWithKey(asSystem(db, scope), userId)
  if (!wish.emailNotifications || !wish[setting]) return null
  const token = unsubscribeToken(wish.unsubscribeKey, userId, setting)
  return { unsubscribeUrl: `${publicUrl}/unsubscribe/${token}` }
}

async function genuineClaim({ db, scope }: Services, token: string): Promise<UnsubscribeClaim | null> {
  const claim = readClaim(token)
  if (!claim) return null
  const key = await unsubscribeKeyOf(asSystem(db, scope), claim.userId)
  return key !== null && isGenuine(claim, key) ? claim : null
}
