/** Delivery of an event to an endpoint. */
export interface Delivery {
  id: string;
  event: string;
  endpoint: string;
  attempts: number;
  /** Seconds on the processor's clock at which it is due. */
  dueAt: number;
  state: 'waiting' | 'delivered' | 'failed' | 'dropped';
  /** Status of the last answer; 0 where there was none. */
  status: number | null;
}
