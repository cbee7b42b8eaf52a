/**
 * The styles of what the first list shows beside the frame. They belong into the sheet that the page itself names: in
 * one of their own they would be a request more, sent only once the script asks for it.
 */
import.meta.glob(
  [
    '../components/*.module.css',
    '../components/{data-table,popover-button,query-form,state-badge,states,tool-button}/*.module.css',
    '../features/list/*.module.css',
    '../features/orders/screens/list/*.module.css',
    '!../**/{column-panel,view-bar,views-panel}.module.css',
  ],
  { eager: true },
)
