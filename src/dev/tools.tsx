import { Section } from '../sections/section.tsx';
import { Button } from '../ui/button.tsx';

export const Tools = () => (
  <Section id="tools" heading="One panel, one field" ground="deep">
    <div className="panel">
      <div className="field-row">
        <div>
          <label className="field-label" htmlFor="sheet-role">
            Role
          </label>
          <select id="sheet-role" className="field-box">
            <option>analyst</option>
          </select>
        </div>
        <div>
          <label className="field-label" htmlFor="sheet-hour">
            Time <span>(optional)</span>
          </label>
          <input id="sheet-hour" className="field-box" aria-invalid="true" />
        </div>
        <div className="segments" role="group" aria-label="Place">
          <button type="button" aria-pressed="true">
            office
          </button>
          <button type="button" aria-pressed="false">
            home
          </button>
          <button type="button" aria-pressed="false">
            abroad
          </button>
        </div>
        <p className="field-error">Enter hours and minutes, such as 10:00.</p>
      </div>
      <div className="panel-columns">
        <div>
          <div className="panel-head">
            <h3>The answer</h3>
          </div>
          <div className="answer tone-alpha mt-3">
            <p className="verdict text-alpha">Denied</p>
            <p>because no rule applies</p>
          </div>
          <label className="choice mt-4">
            <input type="checkbox" defaultChecked /> Count fragments
          </label>
          <input type="range" aria-label="Years" />
        </div>
        <div>
          <div className="panel-head">
            <h3>
              <label htmlFor="sheet-policy">The policy, as data</label>
            </h3>
            <Button>Back to the example</Button>
          </div>
          <textarea
            id="sheet-policy"
            rows={5}
            className="field-box field-code mt-3"
            defaultValue={'{\n  "rules": []\n}'}
          />
          <p className="panel-note">In force.</p>
        </div>
      </div>
      <div className="scrolling" role="region" aria-label="Readings" tabIndex={0}>
        <table className="readings">
          <caption>Fifty runs in this browser</caption>
          <thead>
            <tr>
              <th scope="col">Step</th>
              <th scope="col">Median</th>
              <th scope="col">Slowest</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Make a key pair</th>
              <td>0.31 ms</td>
              <td>1.2 ms</td>
            </tr>
            <tr>
              <th scope="row">Seal</th>
              <td>0.37 ms</td>
              <td>0.9 ms</td>
            </tr>
          </tbody>
        </table>
      </div>
    </div>
  </Section>
);
