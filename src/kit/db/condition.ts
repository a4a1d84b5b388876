// A part of a statement, as one store hands it to another: nobody else can do anything with it.
import type { SQL } from 'drizzle-orm'

export type Condition = SQL
