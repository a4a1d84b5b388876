// What is said when the personal board could not write a task.
import { expect, it } from 'vitest'
import { RequestError } from '../../../../ui/request.ts'
import { completeFailure } from './complete-failure.ts'

it("ERR-24: the status code and text, the server's own where it has some", () => {
  const said = new RequestError(404, 'Not Found', '{"message":"There is no such task.","code":"not_found"}')
  expect(completeFailure(said)).toBe('Failed to update task: 404 There is no such task.')
  const unsaid = new RequestError(503, 'Service Unavailable', '')
  expect(completeFailure(unsaid)).toBe('Failed to update task: 503 Service Unavailable')
  expect(completeFailure(new TypeError('failed to fetch'))).toBe(
    'Failed to update task: The server could not be reached. Check your connection and try again.',
  )
})
