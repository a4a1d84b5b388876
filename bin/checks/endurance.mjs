// What `npm run test:endurance` runs: files whose rounds are long there, and short in `npm test` (test/endurance.ts).
export const enduranceTests = [
  'docs/example-agent/example-agent.test.ts',
  'src/features/documents/many-files.test.ts',
  'src/features/polling/privacy-readings.test.ts',
  'src/features/surveys/survey-limit.test.ts',
  'test/faults.test.ts',
  'test/floods.test.ts',
  'test/fuzz/fuzz.test.ts',
  'test/hostile-mails.test.ts',
  'test/kill.test.ts',
]
