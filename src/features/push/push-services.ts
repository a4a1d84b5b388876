// What push is built with.
import type { Scope } from '../../kit/scope.ts'
import type { AppServices } from '../feature.ts'
import type { NoticeToShow } from '../notifications/index.ts'

export interface PushServices extends Pick<AppServices, 'db' | 'clock' | 'log' | 'queue' | 'system'> {
  config: Pick<AppServices['config'], 'privateHosts' | 'mailDomain'>
  /** What a device is to show of a line; null for nothing. */
  noticeToShow(scope: Scope, notificationId: number): Promise<NoticeToShow | null>
}
