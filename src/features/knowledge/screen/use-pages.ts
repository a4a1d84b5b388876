// Lists of the knowledge base a page at a time: articles as they are narrowed, and questions of a state.
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { type ApiInput, api, keyOf } from '../../../ui/api.ts'
import { listArticles } from '../articles/contract.ts'
import { listQuestions, type QuestionState } from '../asking/contract.ts'

/** Rows of a page. */
const PAGE = 100

type ArticleQuery = NonNullable<ApiInput<typeof listArticles>['query']>

export function useArticlePages(narrowed: ArticleQuery) {
  return useInfiniteQuery({
    queryKey: [...keyOf(listArticles, {}, narrowed), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      api(listArticles, { query: { ...narrowed, offset: pageParam, limit: PAGE }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ articles, total }, _pages, offset) => nextOffset(offset, articles.length, total),
    placeholderData: keepPreviousData,
    select: ({ pages }) => ({
      articles: pages.flatMap(({ articles }) => articles),
      total: pages.at(-1)?.total ?? 0,
    }),
  })
}

export function useQuestionPages(state: QuestionState) {
  return useInfiniteQuery({
    queryKey: [...keyOf(listQuestions, {}, { state }), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      api(listQuestions, { query: { state, offset: pageParam, limit: PAGE }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ questions, total }, _pages, offset) => nextOffset(offset, questions.length, total),
    select: ({ pages }) => ({
      questions: pages.flatMap(({ questions }) => questions),
      total: pages.at(-1)?.total ?? 0,
    }),
  })
}

/** Undefined after the last page. */
const nextOffset = (offset: number, read: number, total: number): number | undefined =>
  read > 0 && offset + read < total ? offset + read : undefined
