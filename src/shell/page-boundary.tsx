import { ChunkLoadError } from '@/api/http/load-chunk'
import { Component, type ReactNode } from 'react'
import { ErrorState } from '@/components/states/error-state'
import { useLingui } from '@lingui/react/macro'
import { ChunkFailure } from './chunk-failure'

interface PageBoundaryState {
  failure: unknown
}

/** A page's own error boundary: a page that throws says so in its place and leaves the shell alone. */
export class PageBoundary extends Component<{ children: ReactNode }, PageBoundaryState> {
  override state: PageBoundaryState = { failure: undefined }

  static getDerivedStateFromError(failure: unknown): PageBoundaryState {
    return { failure }
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (failure === undefined) return this.props.children
    if (failure instanceof ChunkLoadError) return <ChunkFailure />
    return <PageDefect onRetry={() => this.setState({ failure: undefined })} />
  }
}

function PageDefect({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui()
  return <ErrorState message={t`This page could not be shown.`} isPage onRetry={onRetry} />
}
