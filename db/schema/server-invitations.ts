// Addresses that the owner of the server lets sign up, where not everybody may.
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'
import { users } from './users.ts'

// Written by administration.
export const serverInvitations = pgTable('server_invitations', {
  id: id(),
  /** Lower case. */
  address: text('address').notNull().unique(),
  invitedById: integer('invited_by_id').references(() => users.id, { onDelete: 'set null' }),
  createdAt: createdAt(),
})
