import { writeFileSync } from 'node:fs'
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node'

export type Tally = { passed: number; failures: string[] }

const firstLines = ({ message, stack = '' }: Pick<SerializedError, 'message' | 'stack'>) =>
  `${message} ${stack.split('\n').slice(0, 6).join(' ')}`

const reason = (test: TestCase) => test.result().errors?.map(firstLines).join(' | ') ?? ''

/** The sum of a run for `npm test`, with failures outside of tests; TALLY names the file. */
export default class VitestTally implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>, unhandled: ReadonlyArray<SerializedError>) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const tally: Tally = {
      passed: tests.filter((test) => test.result().state === 'passed').length,
      failures: [
        ...tests
          .filter((test) => !test.ok())
          .map((test) => `${test.module.moduleId} › ${test.fullName}: ${reason(test)}`),
        ...modules.flatMap((module) =>
          module.errors().map((error) => `${module.moduleId}: ${firstLines(error)}`),
        ),
        ...modules.flatMap((module) =>
          [...module.children.allSuites()].flatMap((suite) =>
            suite
              .errors()
              .map((error) => `${module.moduleId} › ${suite.fullName}: ${firstLines(error)}`),
          ),
        ),
        ...unhandled.map((error) => `outside of a test: ${firstLines(error)}`),
      ],
    }
    writeFileSync(process.env.TALLY ?? 'test-results/vitest.json', JSON.stringify(tally))
  }
}
