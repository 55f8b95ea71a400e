import { testsByCall, testsByPage } from '../tests/support/tests-by-subject.ts'

/** `npm run coverage-list`: prints every call and every page with the tests that name it. */
for (const [title, subjects] of [
  ['Calls', testsByCall()],
  ['Pages', testsByPage()],
] as const) {
  console.log(`# ${title}\n`)
  for (const [name, files] of Object.entries(subjects)) {
    console.log([name, ...files].join('\n  '))
  }
  console.log()
}
