// What mail archives are built with.
import type { AppServices, WebServices } from '../feature.ts'
import type { ArchiveParts } from './archive-parts.ts'

export interface ArchiveServices
  extends Pick<
    AppServices,
    'db' | 'system' | 'clock' | 'log' | 'queue' | 'files' | 'config' | 'enqueueDeliveries'
  > {
  parts: ArchiveParts
}

export interface ArchiveWebServices extends ArchiveServices, Pick<WebServices, 'isReachable'> {
  /** Puts the archive into the queue, in the open transaction. */
  goOn(archiveId: number): Promise<void>
}
