// What the owner's pages are built with.
import type { AppServices, WebServices } from '../feature.ts'

export type AdministrationServices = AppServices & Pick<WebServices, 'closeSockets'>

/** Rows of a page of accounts, companies or invitations. */
export const PAGE = 50
