import { useMutation } from '@apollo/client/react';
import { type ReactElement, useState } from 'react';
import { sampleAttributes } from './conditions.ts';
import { failureText } from './failure-text.ts';
import { CONVERT, type Experience, VISIT, type VisitInput } from './operations.ts';

/** Visit of a made-up visitor who is in the audience, which is counted as any other, and its conversion. */
export const TryAsVisitor = ({ experience }: { experience: Experience }): ReactElement => {
  const [visit, visiting] = useMutation(VISIT);
  const [convert, converting] = useMutation(CONVERT);
  const [last, setLast] = useState<{ visitorId: string; text: string; canConvert: boolean }>();
  const isPublished = experience.status === 'PUBLISHED';
  const attributes = sampleAttributes([...(experience.audience?.conditions ?? []), ...experience.rules]);
  const report = async (
    visitorId: string,
    act: (input: VisitInput) => Promise<string | undefined>,
    canConvert: boolean,
  ) => {
    try {
      const text = await act({ experienceId: experience.id, visitorId, attributes });
      setLast({
        visitorId,
        text: text ?? 'The visitor saw the page as it is.',
        canConvert: canConvert && text !== undefined,
      });
    } catch (error) {
      setLast({ visitorId, text: failureText(error), canConvert: false });
    }
  };
  const onVisit = () =>
    report(
      crypto.randomUUID(),
      async (input) => {
        const { data } = await visit({ variables: { input } });
        const variant = data?.recordVisit.variant;
        return variant ? `The visitor saw “${variant.name}”.` : undefined;
      },
      true,
    );
  const onConvert = (visitorId: string) =>
    report(
      visitorId,
      async (input) => {
        await convert({ variables: { input } });
        return 'The visitor converted.';
      },
      false,
    );

  return (
    <section className="panel" aria-labelledby="try">
      <h2 id="try">Try it as a visitor</h2>
      <p className="hint">
        {isPublished
          ? 'A made-up visitor from the audience opens the page. It counts, and everyone sees it in the feed.'
          : 'Visitors see this experience once it is published.'}
      </p>
      <div className="actions">
        <button
          type="button"
          className="button"
          disabled={!isPublished || visiting.loading}
          onClick={() => void onVisit()}
        >
          Simulate a visit
        </button>
        {last?.canConvert && (
          <button
            type="button"
            className="button"
            disabled={converting.loading}
            onClick={() => void onConvert(last.visitorId)}
          >
            Convert this visitor
          </button>
        )}
      </div>
      <p className="hint" role="status">
        {last?.text}
      </p>
    </section>
  );
};
