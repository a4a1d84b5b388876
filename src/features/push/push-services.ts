// What push is built with.
import type { SecretKeeper } from '../../kit/kept-secret.ts'
import type { Scope } from '../../kit/scope.ts'
import type { AppServices } from '../feature.ts'
import type { NoticeToShow } from '../notifications/index.ts'

export interface PushServices extends Pick<AppServices, 'db' | 'clock' | 'log' | 'queue' | 'system'> {
  config: Pick<AppServices['config'], 'privateHosts' | 'mailDomain'>
  /** Of the server's private key. */
  secrets: SecretKeeper
  /** What a device is to show of a line; null for nothing. */
  noticeToShow(scope: Scope, notificationId: number): Promise<NoticeToShow | null>
}
