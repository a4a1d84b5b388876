// What mail archives are built with.
import type { AppServices, WebServices } from '../feature.ts'
import type { ArchiveParts } from './archive-parts.ts'
import type { WorkedCounts } from './worked-counts.ts'

export interface ArchiveServices
  extends Pick<
    AppServices,
    'db' | 'system' | 'clock' | 'log' | 'queue' | 'files' | 'config' | 'enqueueDeliveries'
  > {
  parts: ArchiveParts
}

export interface ArchiveWebServices extends ArchiveServices, Pick<WebServices, 'isReachable'> {
  worked: WorkedCounts
  /** Puts the archive into the queue, in the open transaction. */
  goOn(archiveId: number): Promise<void>
}
