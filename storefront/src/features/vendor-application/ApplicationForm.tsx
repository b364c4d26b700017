/** The long form, section by section. */
import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useSWRConfig } from 'swr';
import { submitVendorApplication } from '../../../../contract/vendors';
import { vendorForm } from '../../../../domain/vendors/fields';
import { useSend } from '../../../../frontend/api/useSend';
import { missingIn, sentTexts } from '../../../../frontend/forms/declared';
import { paths } from '../../app/paths';
import { sharedMessages } from '../../i18n/shared.messages';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useText } from '../../../../frontend/messages/useText';
import { PlaceFields } from '../../shopping/PlaceFields';
import { Button } from '../../ui/Button';
import { Card, Row, Stack } from '../../ui/Card';
import { Checkbox } from '../../ui/Checkbox';
import { confirm } from '../../ui/dialog';
import { FieldRows } from '../../ui/FieldRows';
import { Notice } from '../../ui/Notice';
import { showToast } from '../../ui/toast';
import { useFields, type Fields } from '../../ui/useFields';
import { ApplicationPictures, missingPictures, type Files } from './ApplicationPictures';
import { dropDraft, keepDraft, type ApplicationValues } from './draft';
import { vendorMessages } from './messages';
import { TypeChoice } from './TypeChoice';

const Grid = styled.div`
  display: grid;
  gap: 16px;
  margin-top: 16px;
  @media (min-width: 640px) {
    grid-template-columns: 1fr 1fr;
  }
  > .wide {
    grid-column: 1 / -1;
  }
`;
const Head = styled.h2`
  display: flex;
  align-items: center;
  gap: 12px;
  b {
    display: grid;
    place-items: center;
    width: 34px;
    height: 34px;
    border-radius: 50%;
    background: var(--leaf-soft);
    color: var(--leaf);
    font-size: 1rem;
  }
`;

function Section({ place, title, children }: { place: number; title: string; children: ReactNode }) {
  const { digits } = useFormats();
  return (
    <Card>
      <Head>
        <b aria-hidden="true">{digits(place)}</b>
        {title}
      </Head>
      {children}
    </Card>
  );
}

type ApplicationFields = Pick<Fields<keyof ApplicationValues>, 'values' | 'errors' | 'set' | 'bind'>;

function HomeFields({ values, errors, set, bind }: ApplicationFields) {
  const { district, upazila } = values;
  const places = { district: errors['district'], upazila: errors['upazila'] };
  const own = {
    district: <PlaceFields district={district} upazila={upazila} onChange={set} errors={places} isRequired />,
    upazila: null,
  };
  return (
    <Grid>
      <FieldRows fields={vendorForm} part="home" bind={bind} own={own} />
    </Grid>
  );
}

function BusinessPlaceFields({ values, errors, set, bind }: ApplicationFields) {
  const own = {
    business_district: (
      <PlaceFields
        district={values.business_district}
        upazila={values.business_upazila}
        onChange={({ district, upazila }) => set({ business_district: district, business_upazila: upazila })}
        errors={{ district: errors['business_district'], upazila: errors['business_upazila'] }}
        isRequired
      />
    ),
    business_upazila: null,
  };
  return (
    <Grid>
      <FieldRows fields={vendorForm} part="businessPlace" bind={bind} own={own} />
    </Grid>
  );
}

function BusinessFields({ values, errors, set, bind }: ApplicationFields) {
  const own = {
    type: (
      <div className="wide">
        <TypeChoice value={values.type} onChange={(type) => set({ type })} errors={errors['type']} />
      </div>
    ),
  };
  return (
    <Grid>
      <FieldRows fields={vendorForm} part="business" bind={bind} own={own} />
    </Grid>
  );
}

export type ApplicationFormProps = {
  start: ApplicationValues;
  /** A draft was found on this device. */
  hasDraft: boolean;
  onDiscard: () => void;
};

/** What is missing before the form can be sent. */
function useProblems() {
  const say = useText(vendorMessages);
  return (values: ApplicationValues, files: Files, ticks: { isTrue: boolean; agrees: boolean }) => ({
    ...Object.fromEntries(missingIn(vendorForm, values).map((name) => [name, [say('fillIn')]])),
    ...Object.fromEntries(missingPictures(files).map((name) => [name, [say('pictureNeeded')]])),
    ...(!ticks.isTrue && { isTrue: [say('confirmBoth')] }),
    ...(!ticks.agrees && { agrees: [say('confirmBoth')] }),
  });
}

export function ApplicationForm({ start, hasDraft, onDiscard }: ApplicationFormProps) {
  const say = useText(vendorMessages);
  const sayShared = useText(sharedMessages);
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  const { send, isPending } = useSend(submitVendorApplication);
  const fields = useFields(start);
  const { values, errors, set, forgive, form, showErrors } = fields;
  const [files, setFiles] = useState<Files>({});
  const [ticks, setTicks] = useState({ isTrue: false, agrees: false });
  const problemsOf = useProblems();

  const [untouched] = useState(values);
  useEffect(() => {
    if (values !== untouched) keepDraft(values);
  }, [values, untouched]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const problems = problemsOf(values, files, ticks);
    if (Object.keys(problems).length > 0) {
      showErrors(problems);
      showToast('error', say('checkMandatory'));
      return;
    }
    const result = await send({ body: sentTexts(vendorForm, values), files });
    if (!result.ok) {
      if (result.status === 401 && result.layer === 'answer') {
        showToast('warning', say('verifyMobileFirst'));
        void navigate(paths.becomeVendor);
        return;
      }
      showErrors(result.errors);
      showToast('error', result.status === 422 ? say('checkMandatory') : result.message || sayShared('somethingWrong'));
      return;
    }
    dropDraft();
    showToast('success', result.answer.message ?? say('sent'));
    await mutate((key) => typeof key === 'string' && key.startsWith('/vendor-status'));
    void navigate(paths.becomeVendor);
  };
  const discard = async () => {
    if (
      await confirm({
        title: say('sure'),
        text: say('discardText'),
        yes: say('discardDraft'),
        isDangerous: true,
      })
    )
      onDiscard();
  };
  const copyAddress = () =>
    set({
      business_district: values.district,
      business_upazila: values.upazila,
      business_thana: values.thana,
      business_postcode: values.postcode,
      business_address: values.address,
    });

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        {hasDraft && (
          <Notice tone="good">
            {say('draftBack')}{' '}
            <Button kind="plain" size="small" onClick={() => void discard()}>
              {say('discardDraft')}
            </Button>
          </Notice>
        )}
        <Section place={1} title={say('personal')}>
          <Grid>
            <FieldRows fields={vendorForm} part="personal" bind={fields.bind} own={{}} />
          </Grid>
        </Section>
        <Section place={2} title={say('home')}>
          <HomeFields {...fields} />
        </Section>
        <Section place={3} title={say('businessSection')}>
          <BusinessFields {...fields} />
        </Section>
        <Section place={4} title={say('businessPlace')}>
          <Row style={{ marginTop: 12 }}>
            <Button kind="quiet" size="small" onClick={copyAddress}>
              {say('sameAddress')}
            </Button>
          </Row>
          <BusinessPlaceFields {...fields} />
        </Section>
        <Section place={5} title={say('pictures')}>
          <p style={{ color: 'var(--ink-2)', marginTop: 6 }}>{say('privacy')}</p>
          <ApplicationPictures
            files={files}
            errors={errors}
            onChange={(after, changed) => {
              setFiles(after);
              forgive(changed);
            }}
          />
        </Section>
        <Card>
          <Stack>
            <Checkbox
              required
              checked={ticks.isTrue}
              errors={errors['isTrue']}
              label={say('confirmTrue')}
              onChange={(event) => {
                setTicks({ ...ticks, isTrue: event.target.checked });
                forgive('isTrue');
              }}
            />
            <Checkbox
              required
              checked={ticks.agrees}
              errors={errors['agrees']}
              label={say('confirmPolicy')}
              onChange={(event) => {
                setTicks({ ...ticks, agrees: event.target.checked });
                forgive('agrees');
              }}
            />
            <Link to={paths.vendorPolicy} target="_blank">
              {say('readPolicy')}
            </Link>
            <Row>
              <Button kind="action" size="large" type="submit" isBusy={isPending} busyText={say('sending')}>
                {say('submit')}
              </Button>
            </Row>
          </Stack>
        </Card>
      </Stack>
    </form>
  );
}
