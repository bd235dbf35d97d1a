import { useMutation, useQuery } from '@apollo/client/react';
import { type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { Frame } from '../frame/frame.tsx';
import { useGraphql } from '../graphql/graphql-context.ts';
import { ChoiceFields } from './choice-fields.tsx';
import { draftOf, type ExperienceDraft, faultsOf, inputOf, NEW_DRAFT } from './experience-draft.ts';
import { ExperienceSkeleton } from './experience-table.tsx';
import { Failed } from './failed.tsx';
import { codeOf, failureText } from './failure-text.ts';
import { TextField } from './field.tsx';
import { CREATE, type Experience, EXPERIENCE, UPDATE } from './operations.ts';
import { useFeed } from './use-feed.ts';
import { VariantFields } from './variant-fields.tsx';

/** Draft in the editor; one that was left unsaved is there again until the session ends. */
const useEditorState = (id: string, start: () => ExperienceDraft) => {
  const { drafts } = useGraphql();
  const [saved] = useState(() => drafts.get(id) as ExperienceDraft | undefined); // put there below
  const [draft, setDraft] = useState(() => saved ?? start());
  const [isDirty, setIsDirty] = useState(saved !== undefined);
  const change = (part: Partial<ExperienceDraft>) => {
    const next = { ...draft, ...part };
    drafts.set(id, next);
    setDraft(next);
    setIsDirty(true);
  };
  const reset = (next: ExperienceDraft) => {
    drafts.delete(id);
    setDraft(next);
    setIsDirty(false);
  };
  useEffect(() => {
    if (!isDirty) return undefined;
    const keep = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', keep);
    return () => window.removeEventListener('beforeunload', keep);
  }, [isDirty]);
  return { draft, isDirty, isRestored: saved !== undefined, change, reset, forget: () => drafts.delete(id) };
};

const useSave = (id: string | undefined) => {
  const [create] = useMutation(CREATE);
  const [update] = useMutation(UPDATE);
  return async (draft: ExperienceDraft): Promise<string> => {
    const input = inputOf(draft);
    if (id === undefined) return (await create({ variables: { input } })).data?.createExperience.id ?? '';
    await update({ variables: { id, version: draft.version, input } });
    return id;
  };
};

interface EditorProps {
  /** Experience as it is now; undefined for a new one. */
  experience: Experience | undefined;
  /** Asks for it again. */
  onStale?: () => void;
}

/** Notice that someone else has changed the experience since it was opened. */
const Overtaken = ({
  experience,
  onKeep,
  onTake,
}: {
  experience: Experience;
  onKeep: () => void;
  onTake: () => void;
}) => (
  <div className="state warning" role="alert">
    <p>
      <bdi>{experience.updatedBy ?? 'Someone'}</bdi> changed this experience while you were editing it.
    </p>
    <div className="actions">
      <button type="button" className="button" onClick={onTake}>
        Take their version
      </button>
      <button type="button" className="button" onClick={onKeep}>
        Keep mine
      </button>
    </div>
  </div>
);

const Editor = ({ experience, onStale }: EditorProps) => {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const fresh = () => (experience ? draftOf(experience) : NEW_DRAFT());
  const { draft, isDirty, isRestored, change, reset, forget } = useEditorState(experience?.id ?? 'new', fresh);
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map());
  const [failure, setFailure] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const save = useSave(experience?.id);
  const back = experience ? `/experiences/${experience.id}` : '/experiences';
  const isOvertaken = experience !== undefined && experience.version !== draft.version;

  const edit = (part: Partial<ExperienceDraft>) => {
    change(part);
    if (faults.size > 0) setFaults(faultsOf({ ...draft, ...part }));
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const found = faultsOf(draft);
    setFaults(found);
    const [first] = found.keys();
    if (first !== undefined) {
      const field = form.current?.querySelector<HTMLElement>(`[id="${first}"]`);
      const target = first === 'shares' ? form.current?.querySelector<HTMLElement>('input[type="number"]') : field;
      target?.focus();
      return;
    }
    if (isSaving || isOvertaken) return;
    setIsSaving(true);
    setFailure(undefined);
    try {
      const id = await save(draft);
      forget();
      void navigate(`/experiences/${id}`, { replace: true });
    } catch (error) {
      setIsSaving(false);
      // the page shows whose change it was
      if (codeOf(error) === 'staleVersion') onStale?.();
      else setFailure(failureText(error));
    }
  };

  return (
    <form ref={form} className="editor" method="post" noValidate onSubmit={(event) => void onSubmit(event)}>
      {isOvertaken && (
        <Overtaken
          experience={experience}
          onTake={() => reset(fresh())}
          onKeep={() => change({ version: experience.version })}
        />
      )}
      {isRestored && isDirty && (
        <div className="state">
          <p>Your unsaved changes are back.</p>
          <button type="button" className="button" onClick={() => reset(fresh())}>
            Discard them
          </button>
        </div>
      )}
      <TextField
        id="name"
        label="Name"
        fault={faults.get('name')}
        maxLength={100}
        value={draft.name}
        onChange={(name) => edit({ name })}
      />
      <TextField
        id="description"
        label="Description"
        maxLength={500}
        value={draft.description}
        onChange={(description) => edit({ description })}
      />
      <ChoiceFields draft={draft} onChange={edit} />
      <VariantFields variants={draft.variants} faults={faults} onChange={(variants) => edit({ variants })} />
      {failure !== undefined && (
        <p className="fault" role="alert">
          {failure}
        </p>
      )}
      <div className="actions end">
        <button type="submit" className="button primary" aria-disabled={isSaving || isOvertaken}>
          {isSaving ? 'Saving…' : 'Save draft'}
        </button>
        <Link className="button" to={back} replace onClick={forget}>
          Cancel
        </Link>
      </div>
    </form>
  );
};

const Existing = ({ id }: { id: string }) => {
  const answer = useQuery(EXPERIENCE, { variables: { id } });
  const { data, error } = answer;
  const { reload } = useFeed(id, answer);
  if (!data) return error ? <Failed error={error} onRetry={reload} /> : <ExperienceSkeleton />;
  const { experience, viewer } = data;
  if (!experience || !viewer.canWrite)
    return (
      <div className="state">
        <p>{experience ? 'You don’t have permission to edit experiences.' : 'This experience doesn’t exist.'}</p>
        <Link className="button" to="/experiences">
          All experiences
        </Link>
      </div>
    );
  return <Editor experience={experience} onStale={reload} />;
};

/** Editor of an experience's draft, or of a new one. */
export const EditorPage = (): ReactElement => {
  const { id } = useParams();
  const title = id === undefined ? 'New experience' : 'Edit experience';
  return (
    <Frame title={title}>
      <p className="crumb">
        <Link to="/experiences">Experiences</Link>
      </p>
      <h1>{title}</h1>
      {id === undefined ? <Editor experience={undefined} /> : <Existing key={id} id={id} />}
    </Frame>
  );
};
