import { Component, type ReactNode } from 'react'
import { ErrorState } from '@/components/states/error-state'
import { Trans } from '@lingui/react/macro'

interface PageBoundaryState {
  hasFailed: boolean
}

/** A page's own error boundary: a page that throws says so in its place and leaves the shell alone. */
export class PageBoundary extends Component<{ children: ReactNode }, PageBoundaryState> {
  override state: PageBoundaryState = { hasFailed: false }

  static getDerivedStateFromError(): PageBoundaryState {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    return (
      <ErrorState
        message={<Trans>This page could not be shown.</Trans>}
        onRetry={() => this.setState({ hasFailed: false })}
      />
    )
  }
}
