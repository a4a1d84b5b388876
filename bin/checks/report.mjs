// What vitest's report of a run says: how many tests passed, failed and were skipped, and which failed with which words.
import { existsSync, readFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** Lines that are repeated of an error, and characters of a line. */
const MOST_LINES = 4
const LONGEST_LINE = 300
const isPlace = (line) => /^\s+at /.test(line)

/**
 * `part` names the run, `code` is what vitest ended with and `folder` is where its tests lie.
 * A file that could not be loaded or prepared, or an error outside of any test, counts as one failed test.
 */
export function readReport(file, { part, code, folder }) {
  const failure = (title, says) => ({ title: `${part}: ${title}`, lines: firstLines(says, folder) })
  if (!existsSync(file)) {
    const says = `vitest ended with code ${code} and left no report`
    return { passed: 0, failed: 1, skipped: 0, failures: [failure('the whole run', says)] }
  }
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'))
  const tests = testResults.flatMap((result) => result.assertionResults)
  const count = (...states) => tests.filter((test) => states.includes(test.status)).length
  const failures = testResults.flatMap((result) => {
    const path = relative(folder, result.name)
    const failed = result.assertionResults.filter((test) => test.status === 'failed')
    if (result.status === 'failed' && failed.length === 0)
      return [failure(path, result.message || 'It was not prepared: what comes before its tests failed')]
    return failed.map((test) =>
      failure([path, ...test.ancestorTitles, test.title].join(' > '), test.failureMessages.join('\n')),
    )
  })
  if (code !== 0 && failures.length === 0)
    failures.push(failure('outside of any test', `vitest ended with code ${code}; its own output says why`))
  return {
    passed: count('passed'),
    failed: failures.length,
    skipped: count('skipped', 'pending', 'todo', 'disabled'),
    failures,
  }
}

/** The beginning of what was said, and of the places that follow it the first in the folder. */
export function firstLines(says, folder) {
  const lines = stripVTControlCharacters(says)
    .split('\n')
    .filter((line) => line.trim() !== '')
  const words = lines.filter((line) => !isPlace(line)).slice(0, MOST_LINES)
  const place = lines.find(
    (line) => isPlace(line) && line.includes(folder + sep) && !line.includes('node_modules'),
  )
  return [...words, ...(place ? [place.replace(folder + sep, '')] : [])].map((line) =>
    line.slice(0, LONGEST_LINE),
  )
}

/** Repeats them where they are read first: at the end of a long output. */
export function tellFailures(failures) {
  for (const { title, lines } of failures) {
    console.log(`FAILED ${title}`)
    for (const line of lines) console.log(`       ${line}`)
  }
}
