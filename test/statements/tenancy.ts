// What places a row with its tenant, and which ways to rows need not go by it: each with its reason.

/** Columns that name the tenant: a company, or a person in their own context. */
export const TENANTS: ReadonlySet<string> = new Set([
  'company_id',
  'owner_id',
  'user_id',
  'keeper_id',
  'author_id',
  'asker_id',
  'delegate_id',
  'creator_id',
  'sender_id',
  'to_user_id',
  'person_id',
])

/** Names a record of one tenant, to which the rows belong: a reference to it, or its kind before its id. */
export const isRecord = (column: string): boolean => column.endsWith('_id') || column === 'subject_kind'

/** Tables that do not grow with what tenants do. */
export const SMALL: ReadonlySet<string> = new Set([
  'alarms',
  'schema_step',
  'intake_marks',
  'push_keys',
  'job_batches',
  'life_signs',
  // A row for each that the server's owner made.
  'mail_archives',
  'server_invitations',
])

/** Indexes that neither lead with the tenant nor are unique, and why; without what partitioning adds to their names. */
export const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'Swept by time, whoever it is of.': [
      'change_sets_app',
      'change_sets_undone',
      'copilot_mails_created',
      'events_created',
      'events_created_at_idx',
      'knowledge_articles_verify',
      'model_answers_asked',
      'notifications_created',
      'projects_deleted',
      'suggestions_decided',
      'tasks_deleted',
      'own_reminders_due',
      'passkey_challenges_over',
      'polls_closing',
      'posted_mails_taken',
      'surveys_closing',
      'tasks_due',
      'webhook_deliveries_created',
      'webhook_deliveries_created_at_idx',
    ],
    'Few rows wait at a time, and whoever works takes them in turn, whoever they are of.': [
      'deliveries_open',
      'deliveries_textless',
      'file_readings_open',
      'mail_rules_waiting',
      'outbox_open',
      'push_waiting_notification',
      'webhook_deliveries_due',
      'webhook_deliveries_state_due_at_idx',
    ],
    'Whose a mail, a sign-in or an invitation is, is told by an address or a token alone.': [
      'agent_instances_by_address',
      'blocks_address',
      'company_domains_domain',
      'company_invitations_invitee',
      'known_devices_token',
      'mails_from',
      'threads_subject',
      'user_addresses_address',
    ],
    'The words of a row hold the keys of who may find it, and each search asks for one of them.': [
      'passages_lexemes',
      'search_entries_lexemes',
      'search_entries_moment',
    ],
    'Words of all texts, without where they stand: to find what was mistyped.': [
      'passage_words_trigrams',
      'search_words_trigrams',
      'search_words_word',
    ],
    'Asked by the owner of the server, over all of it.': [
      'companies_trigrams',
      'mails_received',
      'users_accounts',
      'users_accounts_trigrams',
    ],
    'The audit log is one chain for each company, and `chain` is its name.': [
      'audit_entries_chain',
      'audit_entries_chain_number_idx',
    ],
  }).flatMap(([because, names]) => names.map((name) => [name, because] as const)),
)

export interface NamedAccess {
  index: string
  /** Of the statement. */
  holds: string
  because: string
}

/** Statements that read by an index more than is of their tenant. */
export const NAMED_ACCESSES: readonly NamedAccess[] = [
  {
    ...{ index: 'events_pkey', holds: 'order by "events"."id" desc' },
    because: 'The newest of all, after which live messages begin.',
  },
  {
    ...{ index: 'audit_entries_pkey', holds: 'order by "audit_entries"."id" desc limit' },
    because: 'The owner of the server reads the log of all, a page at a time.',
  },
  {
    ...{ index: 'companies_pkey', holds: 'order by "companies"."id" desc limit' },
    because: 'The owner of the server lists all, a page at a time.',
  },
  {
    ...{ index: 'deliveries_pkey', holds: 'order by "deliveries"."id" desc limit' },
    because:
      'A person’s own log, the newest first: it holds mail that only claims to be theirs, which nothing else places with them.',
  },
  {
    ...{ index: 'outbox_pkey', holds: 'from outbox where recipient = $1 order by id desc' },
    because: 'Of the workload itself, which reads a mail that went out.',
  },
]
