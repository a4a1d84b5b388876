// Does something on the server for a screen, and says in a toast when it failed.
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { isAboutInput, toastFailure, toastTitledFailure } from './failure-toast.ts'

export interface ActOptions<Answer, Input> {
  /**
   * What failed, where the server has no words of its own (ERR-11, ERR-13); as `title` it stands above them, or above
   * what is true of any failure.
   */
  failed: string | { title: string }
  /** What is wrong with what was entered is said by the form alone, which stands open. */
  inForm?: boolean
  /** The act is pending until it resolves. */
  done?: (answer: Answer, input: Input) => unknown
  /** Whether it was done or failed. */
  settled?: () => unknown
}

export function useAct<Answer, Input = void>(
  act: (input: Input) => Promise<Answer>,
  { failed, inForm = false, done, settled }: ActOptions<Answer, Input>,
): UseMutationResult<Answer, Error, Input> {
  return useMutation({
    mutationFn: act,
    onSuccess: done && ((answer, input) => done(answer, input)),
    onError(error) {
      if (inForm && isAboutInput(error)) return
      if (typeof failed === 'string') toastFailure(error, failed)
      else toastTitledFailure(failed.title, error)
    },
    onSettled: settled && (() => settled()),
  })
}
