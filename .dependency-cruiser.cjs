// The import rules of ARCHITECTURE.md, as dependency-cruiser reads them; bin/rules/check.ts runs them.

/** On the server each layer may import itself, the ones named here, and nothing else of ours. */
const below = {
  kit: [],
  jobs: ['kit'],
  mail: ['kit', 'jobs', 'language'],
  language: [],
  files: ['kit', 'jobs'],
  model: ['kit', 'jobs'],
  agent: ['kit', 'jobs', 'mail', 'language', 'files', 'model'],
  routing: ['kit', 'jobs', 'mail', 'language', 'files', 'model', 'agent'],
  records: ['kit', 'jobs', 'mail', 'language', 'files', 'model', 'agent', 'routing'],
  features: ['kit', 'jobs', 'mail', 'language', 'files', 'model', 'agent', 'routing', 'records'],
  live: ['kit', 'jobs', 'mail', 'language', 'files', 'model', 'agent', 'routing'],
  http: ['kit', 'jobs', 'mail', 'language', 'files', 'model', 'agent', 'routing', 'live'],
}

/** A feature may use those before it. */
const features = [
  ...['accounts', 'tokens', 'trust', 'companies', 'audit', 'alarms', 'absence', 'instances', 'catalogue'],
  ...['notifications', 'push', 'undelivered', 'projects', 'tasks', 'learning', 'rules', 'boards', 'tula'],
  ...[
    'assistant',
    'replays',
    'triage',
    'reminders',
    'calendar',
    'polls',
    'returns',
    'documents',
    'contracts',
  ],
  ...['knowledge', 'digests', 'followups', 'polling'],
  ...['intelligence', 'surveys', 'search', 'copilot', 'setup', 'models', 'webhooks', 'settings'],
  ...['administration', 'generator', 'imports', 'archives', 'landing'],
]

const test = '[.]test[.]tsx?$'
const client = '^src/(ui/|shell/|features/([^/]+/screen/|client[.]ts$))'
/** Words and rules of a noun that both ends need, as pure as its contract. */
const shared =
  '(^|/)(contract|analysis|status|repeat-words|notification-target|own-path|invisible-characters|audit-actions)[.]ts$'
const store = '-store[.]ts$'
/** The agents' cards are data that both ends and every layer but kit may read. */
const cards = '^src/crew/'
/** Settings are types to the layers; wiring/ hands them down. */
const settings = '^src/config(-mail|-fields|-files|-listen|-model|-sign-up)?[.]ts$'
/** Where SQL may be: stores, the database kit, the event table's writer and the queue. */
const sql = `(${store}|^src/kit/db/|^src/kit/events[.]ts$|^src/jobs/)`

/** Packages, as dependency-cruiser resolves them, or by their bare name where they are not installed. */
const packages = (...names) => `(^|(^|/)node_modules/)(${names.join('|')})(/|$)`

const layers = Object.entries(below).map(([layer, may]) => ({
  name: `layer-${layer}`,
  comment: `${layer}/ may import ${may.join(', ') || 'nothing of ours'}: what it needs from above, it asks for as a port`,
  severity: 'error',
  from: { path: `^src/${layer}/`, pathNot: [test, client] },
  to: {
    path: '^src/',
    pathNot: [`^src/(${[layer, ...may].join('|')})/`, ...(layer === 'kit' ? [] : [settings, cards])],
  },
}))

const order = features.flatMap((feature, place) => {
  const earlier = (what) =>
    place === 0 ? [] : [`^src/features/(${features.slice(0, place).join('|')})/${what}`]
  const screen = `^src/features/${feature}/screen/`
  return [
    {
      name: `feature-order-${feature}`,
      comment: `${feature} uses earlier features through their index.ts, contracts and shared words, and never a later one`,
      severity: 'error',
      from: { path: `^src/features/${feature}/`, pathNot: [test, screen] },
      to: {
        path: '^src/features/',
        pathNot: [
          `^src/features/(${feature}/|feature[.]ts$)`,
          ...earlier('(index|contract|status)[.]ts$'),
          ...earlier('[a-z-]+/(contract|repeat-words)[.]ts$'),
        ],
      },
    },
    {
      name: `screen-order-${feature}`,
      comment: `Screens of ${feature} use earlier features, and never a later one`,
      severity: 'error',
      from: { path: screen, pathNot: test },
      to: { path: '^src/features/', pathNot: [`^src/features/(${feature}/|client[.]ts$)`, ...earlier('')] },
    },
  ]
})

const only = (name, place, ...names) => ({
  name,
  comment: `${names.join(', ')}: imported in ${place} alone`,
  severity: 'error',
  from: { path: '^src/', pathNot: [test, place] },
  to: { path: packages(...names) },
})

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Each file can be read without the ones that use it',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-resolved',
      comment: 'An import that leads nowhere would slip through every other rule',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'cards-are-data',
      comment:
        'The cards of the crew import nothing of ours: the server, the screens and the build read them',
      severity: 'error',
      from: { path: '^src/crew/', pathNot: test },
      to: { pathNot: '^src/crew/' },
    },
    ...layers,
    ...order,
    {
      name: 'feature-unknown',
      comment: 'A new feature takes a place in the order of .dependency-cruiser.cjs',
      severity: 'error',
      from: {
        path: '^src/features/',
        pathNot: `^src/features/((${features.join('|')})/|(feature|client)[.]ts$)`,
      },
      to: {},
    },
    {
      name: 'app-alone',
      comment: 'main.ts and app.ts are the top: nobody imports them',
      severity: 'error',
      from: { path: '^src/', pathNot: [test, '^src/(main|app)[.]ts$'] },
      to: { path: '^src/(main|app)[.]ts$' },
    },
    {
      name: 'wiring-under-app',
      comment: 'wiring/ knows every layer: only app.ts takes from it',
      severity: 'error',
      from: { path: '^src/', pathNot: [test, '^src/(wiring/|app[.]ts$)'] },
      to: { path: '^src/wiring/' },
    },
    {
      name: 'wiring-takes-manifests',
      comment: 'wiring/ takes manifests alone, and the rules that read text in threads of their own',
      severity: 'error',
      from: { path: '^src/wiring/', pathNot: [test, '^src/wiring/(rules|readings|reading-[a-z-]+)[.]ts$'] },
      to: { path: '^src/features/[^/]+/', pathNot: '^src/features/[^/]+/index[.]ts$' },
    },
    {
      name: 'no-screen-on-server',
      comment: 'The server never sees screens',
      severity: 'error',
      from: { path: '^src/', pathNot: [client, test] },
      to: { path: client },
    },
    {
      name: 'ui-alone',
      comment: 'The design system has no word of tasks: it sees itself and the contract kit',
      severity: 'error',
      from: { path: '^src/ui/', pathNot: test },
      to: { path: '^(src|db)/', pathNot: ['^src/ui/', cards, '^src/kit/contract[.]ts$'] },
    },
    {
      name: 'screens-see-contracts',
      comment:
        'Screens see the design system, contracts and screens of features, never server code or the shell',
      severity: 'error',
      from: { path: '^src/features/[^/]+/screen/', pathNot: test },
      to: {
        path: '^(src|db)/',
        pathNot: ['^src/ui/', cards, shared, '^src/features/([^/]+/screen/|client[.]ts$)'],
      },
    },
    {
      name: 'shell-sees-screens',
      comment: 'The shell puts screens together and knows no server code',
      severity: 'error',
      from: { path: '^src/shell/', pathNot: test },
      to: {
        path: '^(src|db)/',
        pathNot: ['^src/(ui|shell|crew)/', shared, '^src/features/([^/]+/screen/|client[.]ts$)'],
      },
    },
    {
      name: 'contract-pure',
      comment: 'A contract imports contracts and zod: both ends load it',
      severity: 'error',
      from: { path: `^src/.*${shared}` },
      to: { pathNot: [shared, cards, packages('zod')] },
    },
    {
      name: 'tables-in-stores',
      comment: 'Tables are imported by stores; their types by anybody on the server',
      severity: 'error',
      from: { path: '^src/', pathNot: [test, sql] },
      to: { path: '^db/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'queries-in-stores',
      comment: 'The query builder and the drivers are used in stores, the database kit and the queue',
      severity: 'error',
      from: { path: '^src/', pathNot: [test, sql] },
      to: { path: packages('drizzle-orm', 'pg', 'pg-boss', '@electric-sql') },
    },
    only('buckets-in-kit', '^src/kit/', '@aws-sdk'),
    only('queue-in-jobs', '^src/jobs/', 'pg-boss'),
    only(
      'mail-libraries-in-mail',
      '^src/mail/',
      ...['smtp-server', 'mailparser', 'nodemailer', 'mailauth', 'libmime', 'imapflow', 'html-to-text'],
      ...['@zone-eu/mailsplit', 'selfsigned'],
    ),
    only(
      'file-readers-in-files',
      '^src/files/',
      ...['unpdf', 'mammoth', 'read-excel-file', 'fflate', 'papaparse', 'tesseract.js', 'pdfjs-dist'],
      ...['tesseract.js-core', '@tesseract.js-data', '@napi-rs', 'utif2', 'ical.js'],
    ),
    only('calendar-library-in-calendar', '^src/features/calendar/', 'ical-generator'),
    only('push-library-in-push', '^src/features/push/', 'web-push'),
    only('model-libraries-in-model', '^src/model/', '@ai-sdk'),
    only('assistants-library-in-http', '^src/http/mcp/', '@modelcontextprotocol'),
    only('figures-library-in-http', '^src/http/metrics/', 'prom-client'),
    only('traces-library-in-wiring', '^src/wiring/traces[.]ts$', '@opentelemetry'),
    only('http-libraries-in-http', '^src/http/', 'fastify', '@fastify'),
    only('react-on-client', client, 'react', 'react-dom', 'wouter', '@tanstack', 'radix-ui', 'lucide-react'),
    {
      name: 'no-tests-in-product',
      comment: 'What is built holds no tests, no figures and no evaluations',
      severity: 'error',
      from: { path: '^(src|db|bin)/', pathNot: test },
      to: { path: ['^(test|bench|eval)/', test] },
    },
  ],
  options: {
    // Types too: a type that comes from above is a dependency all the same.
    tsPreCompilationDeps: true,
    doNotFollow: { path: '(^|/)node_modules/' },
    exclude: { path: '[.](css|woff2|svg)$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
